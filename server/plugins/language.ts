import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { type Language, pickLanguage } from '@contract/language';

import { say } from '../messages';

export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  pickLanguage(headers['accept-language'] ?? '');

/** Answers speak the language that the request asks for. */
export const language = fp(async (app) => {
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode >= 300 || !isAnswered(payload)) return payload;
    return { ...payload, message: say(payload.message, languageOf(request)) };
  });
});

const isAnswered = (payload: unknown): payload is { message: string } =>
  typeof payload === 'object' && payload !== null && 'message' in payload && typeof payload.message === 'string';
