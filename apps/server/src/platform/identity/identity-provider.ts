/** Who somebody is, as far as a provider vouches for it. */
export interface Identity {
  /** Together with the subject the name of this person, for ever; an address may change hands. */
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

/** What only the browser that began an attempt and this server know; made anew for each. */
export interface Secrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Somebody else who knows who a person is, such as Google. */
export interface IdentityProvider {
  /** Where to send the browser. */
  authorizationUrl(secrets: Secrets): Promise<string>;
  /** Turns what the browser came back with into a person. Throws for anything that is not entirely in order. */
  identify(answer: { code: string; issuer: string | undefined }, secrets: Omit<Secrets, 'state'>): Promise<Identity>;
}
