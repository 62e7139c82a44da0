import type { FastifyRequest } from 'fastify';

/** Who is asking. Read from the session cookie; never from anything else the browser says. */
export interface Session {
  id: string;
  userId: string;
  name: string;
  email: string;
  role: 'buyer' | 'operator';
}

/** Finds the live session of a request, or null. Implemented by the accounts feature. */
export type ReadSession = (request: FastifyRequest) => Promise<Session | null>;

declare module 'fastify' {
  interface FastifyInstance {
    readSession: ReadSession;
  }
}
