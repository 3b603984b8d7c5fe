import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ValidationError } from 'yup';

import { message, type MessageKey } from '@contract/messages';
import { errorsByField } from '@contract/validation/errorsByField';
import type { Problem } from '@contract/wire/envelope';

import { makeFailureThrottle, outageOf, withoutValues } from '../db/failure';
import { HttpError, notFound, unavailable } from '../errors';
import { translate } from '../messages';
import { languageOf } from './language';

const BY_STATUS: Record<number, MessageKey> = {
  400: 'bodyMalformed',
  403: 'forbidden',
  413: 'bodyTooLarge',
  414: 'bodyTooLarge',
  415: 'mediaTypeUnsupported',
};

/** Every refusal and failure of a route is answered here. While the server drains, new requests are refused here as well. */
export const errorHandler = fp(async (app) => {
  const shouldLog = makeFailureThrottle();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = error instanceof HttpError ? error.cause : error;
    if (failure instanceof Error && asHttpError(error).statusCode >= 500 && shouldLog(failure)) {
      const { method, routeOptions } = request;
      request.log.error({ method, route: routeOptions.url, err: withoutValues(failure) }, 'request failed');
    }
    return answerError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => send(notFound('notFound'), request, reply));

  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onRequest', async ({ id }, reply) => {
    // A person who asks for help can name this id, by which the failure is found in the log.
    reply.header('x-request-id', id);
    if (isDraining) throw unavailable();
  });
});

/** The only place that turns an exception into an answer. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  send(asHttpError(error), request, reply);

function asHttpError(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (ValidationError.isError(error)) return invalid(error);
  const given = error.statusCode ?? 500;
  // A caller who hangs up while sending a body causes ECONNRESET as well, which Fastify reports with status 400: that is not an outage.
  if (given >= 500 && outageOf(error)) return unavailable();
  return new HttpError(given, message(BY_STATUS[given] ?? 'somethingWentWrong'));
}

function invalid(error: ValidationError): HttpError {
  const errors = errorsByField(error);
  // An error without a path means that the whole body is not an object.
  if ('' in errors) return new HttpError(400, message('bodyMalformed'));
  return new HttpError(422, message('checkFields'), { errors });
}

function send({ statusCode, message: text, details }: HttpError, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request);
  const inLanguage = (texts: string[]) => texts.map((each) => translate(each, language));
  const body: Problem = { success: false, message: translate(text, language) };
  if (details.errors) {
    body.errors = Object.fromEntries(Object.entries(details.errors).map(([path, texts]) => [path, inLanguage(texts)]));
  }
  if (details.code !== undefined) body.code = details.code;
  if (details.data !== undefined) body.data = details.data;
  if (details.retryAfterSeconds !== undefined) void reply.header('retry-after', details.retryAfterSeconds);
  return reply.code(statusCode).send(body);
}
