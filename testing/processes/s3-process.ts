/** s3rver on a folder, for a process of its own: what it pages by is a cipher that a process must be allowed. Prints its port. */
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

const [directory = '', bucket = ''] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory,
  configureBuckets: [{ name: bucket, configs: [] }],
});
const { port } = (await server.run()) as AddressInfo;
process.stdout.write(`${port}\n`);
// Whoever started it has gone.
process.stdin.on('end', () => process.exit(0)).resume();
