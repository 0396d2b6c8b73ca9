"""Codes of classes, and the names in them, as the database has them."""

from oracle_nb.web.classes.codes import class_code


def code_of(classes, secret):
    school_class = classes.of_teacher(secret)
    assert school_class is not None
    return class_code(secret, school_class.code_salt)


def names(classes, secret):
    school_class = classes.of_teacher(secret)
    assert school_class is not None
    return [member.name for member in classes.members(school_class.id)]
