import fp from 'fastify-plugin';

import { type Language, pickLanguage } from '@contract/language';

import { say } from '../messages';

declare module 'fastify' {
  interface FastifyRequest {
    language: Language;
  }
}

/** Answers speak the language that the request asks for. */
export const language = fp(async (app) => {
  app.decorateRequest('language', 'en');
  app.addHook('onRequest', async (request) => {
    request.language = pickLanguage(request.headers['accept-language'] ?? '');
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode >= 300 || !isAnswered(payload)) return payload;
    return { ...payload, message: say(payload.message, request.language) };
  });
});

const isAnswered = (payload: unknown): payload is { message: string } =>
  typeof payload === 'object' && payload !== null && 'message' in payload && typeof payload.message === 'string';
