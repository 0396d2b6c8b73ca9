"""Classes without accounts: learners join by a code, the teacher sees how far they are."""
