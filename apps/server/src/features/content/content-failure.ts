import { StartFailure } from '../../database/start-failure.ts';

/** Written content that cannot be shown as it stands: says where, to whoever wrote it. */
export class ContentFailure extends StartFailure {
  override name = 'ContentFailure';

  constructor(file: string, problem: string, line?: number) {
    super(`content/${file}${line === undefined ? '' : `:${line}`}: ${problem}`);
  }
}
