/** How urgent tasks are, by the numbers of the service. */
export const PRIORITIES = [
  { value: '0', label: 'None' },
  { value: '1', label: 'High' },
  { value: '5', label: 'Medium' },
  { value: '9', label: 'Low' },
] as const;

/** A priority in words; 1 is the highest, 9 the lowest, 0 none. */
export function priorityWords(priority: number): 'None' | 'High' | 'Medium' | 'Low' {
  if (priority === 0) return 'None';
  if (priority < 5) return 'High';
  return priority === 5 ? 'Medium' : 'Low';
}

/** The nearest of those that can be chosen. */
export const chosenPriority = (priority: number): string =>
  PRIORITIES.find(({ label }) => label === priorityWords(priority))?.value ?? '0';
