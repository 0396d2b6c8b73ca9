"""The Oracle of Delphi in the app and the terminal: pictures, panels and editors."""
