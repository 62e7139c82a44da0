"""What goods of several rooms are made with."""
