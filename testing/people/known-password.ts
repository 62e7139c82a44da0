/** What everybody of a test signs in with. */
export const knownPassword = 'secret-of-a-test';

/** Its hash: to make one takes longer than all the rest of a registration. */
export const knownPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$NcQS4qHzblPjTuBoiGWPmw$oNZpjFjONv1hTpJ7rVclqF5dwzNmEM86U3xRkwFpkG0';
