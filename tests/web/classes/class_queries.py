"""Codes of classes, and the names in them, as the database has them."""

from oracle_nb.web.classes.codes import class_code


def code_of(classes, secret):
    found = classes.of_teacher(secret)
    assert found is not None
    return class_code(secret, found.code_salt)


def names(classes, secret):
    found = classes.of_teacher(secret)
    assert found is not None
    return [member.name for member in classes.members(found.id)]
