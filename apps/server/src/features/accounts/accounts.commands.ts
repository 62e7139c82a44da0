export { provePassword } from './passwords/prove-password.ts';
