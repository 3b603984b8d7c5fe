import type { ContactInput } from '@contract/contact';
import { baseApi } from '@/shared/api';

const messageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<null, ContactInput>({
      query: (body) => ({ url: '/contact', method: 'POST', body }),
    }),
  }),
});

export const { useSendMessageMutation } = messageApi;
