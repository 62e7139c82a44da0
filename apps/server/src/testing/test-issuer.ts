import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface IssuedToken {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  /** Signs with another key than the one that is published. */
  foreignKey?: boolean;
  /** Leaves the signature out. */
  unsigned?: boolean;
}

/** An OpenID provider that signs whatever a test wants signed; real keys, real HTTP. */
export interface TestIssuer {
  url: string;
  clientId: string;
  /** What the token of the next exchange is like; else it is in order, for the attempt whose nonce was read last. */
  next: IssuedToken;
  /** Form fields of each exchange. */
  exchanges: URLSearchParams[];
  close(): Promise<void>;
}

const clientId = 'oja-test-client';

/** @param nonceOf the nonce that goes into a token when the test says no other */
export async function startTestIssuer(nonceOf: () => string): Promise<TestIssuer> {
  const published = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer(async (request, response) => {
    const answer = (body: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    const { url } = issuer;
    if (request.url === '/.well-known/openid-configuration') {
      return answer({
        issuer: url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
      });
    }
    if (request.url === '/jwks') {
      return answer({
        keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    issuer.exchanges.push(new URLSearchParams(body));
    const { foreignKey, ...token } = issuer.next;
    answer({
      access_token: 'x',
      token_type: 'Bearer',
      id_token: tokenOf(url, token, (foreignKey ? foreign : published).privateKey),
    });
  });

  function tokenOf(url: string, { header, claims, unsigned }: IssuedToken, key: KeyObject): string {
    const now = Math.floor(Date.now() / 1000);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const head = part({ alg: 'RS256', kid: 'one', typ: 'JWT', ...header });
    const payload = part({
      iss: url,
      aud: clientId,
      sub: createHash('sha256')
        .update(String(claims?.email ?? 'ada@gmail.test'))
        .digest('hex')
        .slice(0, 20),
      email: 'ada@gmail.test',
      email_verified: true,
      name: 'Ada Obi',
      iat: now,
      exp: now + 600,
      nonce: nonceOf(),
      ...claims,
    });
    const signature = unsigned ? '' : sign('RSA-SHA256', Buffer.from(`${head}.${payload}`), key).toString('base64url');
    return `${head}.${payload}.${signature}`;
  }

  const issuer: TestIssuer = {
    url: '',
    clientId,
    next: {},
    exchanges: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return issuer;
}
