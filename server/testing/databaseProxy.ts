import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a database. It can be cut, or hang like a frozen machine, and be restored. */
export async function openDatabaseProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHanging = false;

  const pipe = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (isHanging) from.pause();
    from.on('data', (bytes) => to.write(bytes));
    // A cut connection must not fail the test.
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    pipe(near, far);
    pipe(far, near);
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
    /** Keeps all connections and accepts new ones, but forwards nothing. */
    hang: () => {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
