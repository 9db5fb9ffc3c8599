"""Lessons: positions in which one thing is learned by doing it. Each is a data file in the format of
docs/lessons.md."""

from deckhall.lessons.attempt import Attempt
from deckhall.lessons.lesson import InvalidLesson, Lesson, lesson, lessons, read_lesson

__all__ = ["Attempt", "InvalidLesson", "Lesson", "lesson", "lessons", "read_lesson"]
