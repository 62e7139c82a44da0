import type { AddressInfo } from 'node:net';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';

interface Options {
  /** Where connections go: to the first of these that takes one. Asked for each connection. */
  targets: () => readonly NetConnectOpts[];
}

/** Milliseconds after which the far side of a connection that went silent is told, as keep-alives would tell it. */
const silenceLasts = 15_000;

/** A line between two programs that can be slow, cut, closed to new connections, or go silent without a word. */
export class TcpProxy {
  /** Milliseconds that each piece takes, drawn anew for each. */
  delay: (() => number) | null = null;
  /** New connections are refused. */
  refusing = false;
  /** Connections that were asked for so far. */
  asked = 0;
  /** Whether whatever is connected, now and from now on, hears nothing any more; see `goSilent`. */
  #silent = false;
  readonly #options: Options;
  readonly #lines = new Set<Line>();
  readonly #server: Server;

  constructor(options: Options) {
    this.#options = options;
    this.#server = createServer((near) => this.#accept(near));
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ends every connection with a reset. */
  cut(): number {
    const count = this.#lines.size;
    for (const line of this.#lines) line.reset();
    return count;
  }

  /** Half-open: each connection there is stays open and hears nothing ever again, as behind a dead router. */
  goSilent(): void {
    this.#silent = true;
    for (const line of this.#lines) line.silence();
  }

  /** New connections work again, at full speed. Those that went silent stay so: what they missed is gone. */
  heal(): void {
    this.#silent = false;
    this.refusing = false;
    this.delay = null;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.cut();
    await closed;
  }

  #accept(near: Socket): void {
    this.asked += 1;
    if (this.refusing) return void near.resetAndDestroy();
    const line = new Line(near, this.#options.targets(), () => this.delay?.() ?? 0);
    this.#lines.add(line);
    near.once('close', () => this.#lines.delete(line));
    if (this.#silent) line.silence();
  }
}

/** One connection, near side and far side. */
class Line {
  readonly #near: Socket;
  readonly #delay: () => number;
  #far: Socket | null = null;
  #silent = false;

  constructor(near: Socket, targets: readonly NetConnectOpts[], delay: () => number) {
    this.#near = near;
    this.#delay = delay;
    near.setNoDelay();
    near.pause();
    near.on('error', () => undefined);
    near.once('close', () => this.#far?.destroy());
    this.#reach(targets);
  }

  reset(): void {
    this.#near.resetAndDestroy();
    this.#far?.destroy();
  }

  silence(): void {
    this.#silent = true;
    this.#near.resume();
    setTimeout(() => this.#far?.destroy(), silenceLasts).unref();
  }

  #reach([target, ...others]: readonly NetConnectOpts[]): void {
    if (!target || this.#near.destroyed) return void this.#near.resetAndDestroy();
    const far = connect(target);
    far.once('error', () => this.#reach(others));
    far.once('connect', () => {
      far.removeAllListeners('error').on('error', () => undefined);
      this.#far = far;
      if (this.#near.destroyed) return void far.destroy();
      this.#pass(this.#near, far);
      this.#pass(far, this.#near);
      far.once('close', (broken) => {
        if (this.#silent) return;
        if (broken) this.#near.resetAndDestroy();
        else this.#near.end();
      });
    });
  }

  /** In order, and never more in memory than one piece a direction beside what the sockets hold. */
  #pass(from: Socket, to: Socket): void {
    from.on('data', (piece) => {
      if (this.#silent) return;
      const delay = this.#delay();
      from.pause();
      const write = () => {
        if (this.#silent || to.destroyed) return void from.resume();
        if (to.write(piece)) from.resume();
        else to.once('drain', () => from.resume());
      };
      if (delay > 0) setTimeout(write, delay);
      else write();
    });
    from.on('end', () => this.#silent || to.end());
    from.resume();
  }
}
