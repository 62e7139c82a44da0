/** Whether the database refused something because of this constraint. */
export function violates(error: unknown, name: string): boolean {
  return (error as { constraint?: string }).constraint === name;
}
