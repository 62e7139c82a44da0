/** What happens at which fail point. 'kill' ends the process at once, 'pause' waits until the file is taken away. */
export interface Armed {
  point: string;
  action: 'kill' | 'pause' | 'throw';
}
