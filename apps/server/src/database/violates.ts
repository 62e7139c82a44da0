/** Whether the database refused something because of one of these constraints. */
export function violates(error: unknown, ...constraints: string[]): boolean {
  const { constraint } = error as { constraint?: string };
  return constraint !== undefined && constraints.includes(constraint);
}
