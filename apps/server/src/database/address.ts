/** Where a database is: an address from the settings, or the embedded cluster's socket. */
export type DatabaseAddress = { url: string } | SocketAddress;

export interface SocketAddress {
  /** The folder of the socket. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** The address in the form the driver's clients and pools take it. */
export function connectionOptions(address: DatabaseAddress) {
  return 'url' in address ? { connectionString: address.url } : { ...address };
}
