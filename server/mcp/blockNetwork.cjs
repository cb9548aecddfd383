/*
 * Loaded before the server in tests and benchmarks (`node --require`): all that reaches the network throws.
 */
const dns = require('node:dns');
const dgram = require('node:dgram');
const net = require('node:net');

const refuse = () => {
  throw new Error('The network is blocked.');
};
net.Socket.prototype.connect = refuse;
dgram.createSocket = refuse;
dns.lookup = refuse;
dns.promises.lookup = refuse;
globalThis.fetch = refuse;
