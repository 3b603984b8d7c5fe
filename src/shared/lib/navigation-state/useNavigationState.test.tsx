import { act, screen } from '@testing-library/react';

import { makeSession, renderApp } from '@/shared/testing';

import { useNavigationState } from './useNavigationState';

function Cart() {
  const { said } = useNavigationState<{ said: string }>();
  return <p>{said ?? 'nothing'}</p>;
}

it('stays with the screen, and leaves no step of its own to go back over', async () => {
  const { router } = renderApp(<Cart />, { before: '/orders', url: '/', path: '/cart', session: makeSession() });
  await act(() => router.navigate('/cart', { state: { owner: 1, said: 'Added' } }));
  expect(screen.getByText('Added')).toBeInTheDocument();

  await act(() => router.navigate(-1));

  expect(router.state.location.pathname).toBe('/');
});
