import { BlockList, isIP } from 'node:net';

const own = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  own.addSubnet(network, bits, 'ipv4');
}
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public name server answers for, or that never leave a network. */
const reserved = /(?:^|\.)(?:localhost|local|lan|internal|intranet|home\.arpa|test)$/;

/** Whether only this machine or this network can mean it: such a shop is a trial. */
export function isPrivateName(hostname: string): boolean {
  const name = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
  const version = isIP(name);
  if (version !== 0) return own.check(name, version === 4 ? 'ipv4' : 'ipv6');
  return !name.includes('.') || reserved.test(name);
}
