import { constants, createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface IssuedToken {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  /** Signs with another key than the one that is published. */
  foreignKey?: boolean;
  /** Leaves the signature out. */
  unsigned?: boolean;
  /** Where it is exchanged sends on to an address that would answer the same, or never answers. */
  exchange?: 'moved' | 'silent';
}

/** An OpenID provider that signs whatever a test wants signed; real keys, real HTTP. */
export interface TestIssuer {
  url: string;
  clientId: string;
  /** What the token of the next exchange is like; else it is in order, for the attempt whose nonce was read last. */
  next: IssuedToken;
  /** Form fields of each exchange. */
  exchanges: URLSearchParams[];
  /** How often it was asked who it is. */
  discoveries: number;
  /** What it calls itself; else its address. */
  name: string | null;
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
      issuer.discoveries += 1;
      return answer({
        issuer: issuer.name ?? url,
        authorization_endpoint: `${url}/auth`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/jwks`,
        id_token_signing_alg_values_supported: ['RS256', 'PS256', 'HS256', 'none'],
      });
    }
    if (request.url === '/jwks') {
      return answer({
        keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }],
      });
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    issuer.exchanges.push(new URLSearchParams(body));
    const { foreignKey, exchange, ...token } = issuer.next;
    if (exchange === 'silent') return;
    if (exchange === 'moved' && request.url === '/token') {
      return response.writeHead(307, { location: `${url}/token-elsewhere` }).end();
    }
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
    const text = `${head}.${payload}`;
    return `${text}.${unsigned ? '' : signed(text, key, header?.alg === 'PS256').toString('base64url')}`;
  }

  function signed(text: string, key: KeyObject, pss: boolean): Buffer {
    const { RSA_PKCS1_PSS_PADDING, RSA_PSS_SALTLEN_DIGEST } = constants;
    const how = pss ? { padding: RSA_PKCS1_PSS_PADDING, saltLength: RSA_PSS_SALTLEN_DIGEST } : {};
    return sign('RSA-SHA256', Buffer.from(text), { key, ...how });
  }

  const issuer: TestIssuer = {
    url: '',
    clientId,
    next: {},
    exchanges: [],
    discoveries: 0,
    name: null,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return issuer;
}
