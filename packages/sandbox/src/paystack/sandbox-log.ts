/** The part of a Fastify or pino logger the sandbox uses. */
export type SandboxLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};
