import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a database that can be cut, or fall silent as a frozen machine does, and come back. */
export async function openDatabaseLine(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;

  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (isSilent) from.pause();
    from.on('data', (bytes) => to.write(bytes));
    // A cut line is no failure of the test.
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
  });
  const open = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening');
  await open(0);
  const { port: ownPort } = server.address() as AddressInfo;

  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${ownPort}` }).href,
    /** Ends all connections and refuses new ones. */
    cut,
    restore: () => open(ownPort),
    /** Takes everything, new connections included, and passes nothing on. */
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speakAgain: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
