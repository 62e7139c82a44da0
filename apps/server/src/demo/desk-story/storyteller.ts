import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Desk } from '../../http/desk.ts';
import type { Session } from '../../http/session.ts';
import { newId } from '../../platform/ids.ts';

/** Who does what of the story, and with what. */
export interface Storyteller {
  deps: Deps;
  desk: Desk;
  /** Of the demo seller. */
  session: Session;
  now: Date;
}

/** Something that happened, as the product does it. */
export interface Act {
  at: Date;
  carryOut: () => Promise<unknown>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A request of the story: commands read its key and its log alone where no limit counts it. */
export const requestOfStory = (): FastifyRequest =>
  ({ headers: { 'idempotency-key': newId() }, log: silent, ip: '127.0.0.1' }) as unknown as FastifyRequest;

/** What every command of the desk takes first. */
export const atDesk = ({ desk, session }: Storyteller) => ({ desk, session, request: requestOfStory() });

/** What a call has, and no command of the story reads. */
export const unread = { query: undefined, file: undefined, reply: undefined as never };
