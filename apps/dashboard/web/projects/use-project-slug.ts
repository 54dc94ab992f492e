import { useParams } from '@tanstack/react-router';

/** The project in the address, on pages that have one. */
export function useProjectSlug(): string | undefined {
  return useParams({ strict: false }).project;
}

/** The project in the address, on pages that always have one. */
export function useProject(): string {
  const project = useProjectSlug();
  if (project === undefined) throw new Error('This page belongs to a project.');
  return project;
}
