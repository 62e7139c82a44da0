import type { Config } from '../../settings/config.ts';

export function confirmLink({ publicUrl }: Config, token: string): string {
  return `${publicUrl}/#/newsletter/when-back?token=${token}`;
}

export function endLink({ publicUrl }: Config, token: string): string {
  return `${publicUrl}/#/newsletter/not-when-back?token=${token}`;
}
