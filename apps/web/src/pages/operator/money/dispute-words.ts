/** What the provider says of disputes, in the words of the trade. */
const statuses: Record<string, string> = {
  'awaiting-merchant-feedback': "Waits for the shop's answer",
  'awaiting-bank-feedback': "Waits for the bank's answer",
  pending: 'Being looked into',
  resolved: 'Ended',
  archived: 'Put away',
};

const resolutions: Record<string, string> = {
  declined: 'won, the money stays with the shop',
  'merchant-accepted': 'lost, the shop accepted it',
  'auto-accepted': 'lost, it was not answered in time',
  'operator-declined': 'won, an operator has found out',
  'operator-accepted': 'lost, an operator has found out',
};

const reasons: Record<string, string> = {
  fraud: 'The buyer says it was not them',
  chargeback: 'The bank asks for the money back',
  general: 'No special reason',
};

const ofTheProvider = (word: string) => `“${word}”`;

export const sayStatus = (status: string): string => statuses[status] ?? ofTheProvider(status);
export const sayResolution = (resolution: string): string => resolutions[resolution] ?? ofTheProvider(resolution);
export const sayReason = (reason: string): string => reasons[reason] ?? ofTheProvider(reason);
