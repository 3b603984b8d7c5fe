import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came, with the line breaks of the encoding taken out. */
  source: string;
}

/** A mail server that takes everything, except from whom `refuse` names a reason. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  let refusal: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error(refusal), { responseCode: 451 }) : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8').replaceAll('=\r\n', ''),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** From now on every recipient is refused for this reason; without one they are taken again. */
    refuse: (reason?: string) => {
      refusal = reason;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
