/** What jobs say in the server's log. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What must stand in the log however little is wanted there. */
export interface RecordLog {
  record(details: object, message: string): void;
}
