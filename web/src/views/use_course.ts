// SPDX-License-Identifier: GPL-3.0-or-later
/** The course as the server gives it, once for each language. */
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../core/types';
import { usePage } from './context';
import type { Course } from '../learn/lesson';

const courses = new Map<Language, Promise<Course>>();

function loadCourse(language: Language): Promise<Course> {
  const known = courses.get(language);
  if (known) return known;
  const loading = fetch(`/lessons.${language}.json`).then(async (response) => {
    if (!response.ok) throw new Error(`lessons.${language}.json: ${response.status}`);
    return (await response.json()) as Course;
  });
  courses.set(language, loading);
  loading.catch(() => courses.delete(language));
  return loading;
}

/** The course in the reader's language, and until it is there in the one before; `failed` is not loading, and `again` tries once more. */
export function useCourse(): { course: Course | null; failed: boolean; again: () => void } {
  const { language } = usePage().settings;
  const [held, setHeld] = useState<{ course: Course | null; failed: boolean } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const hold = (course: Course | null) => !gone && setHeld({ course, failed: course === null });
    loadCourse(language).then(hold, (problem: unknown) => {
      console.error(problem);
      hold(null);
    });
    return () => {
      gone = true;
    };
  }, [language, tries]);
  return {
    course: held?.course ?? null,
    failed: held?.failed ?? false,
    again: () => {
      setHeld(null);
      setTries((count) => count + 1);
    },
  };
}
