import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useSignOutMutation } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { loadTexts } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';
import { selectRefreshToken } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/** Ends the session here and on the server, says so and goes to the sign-in page. */
export function useSignOut() {
  const refreshToken = useAppSelector(selectRefreshToken);
  const [signOut] = useSignOutMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const { i18n } = useTranslation();

  return () => {
    // A protected page sends its guest to sign in and back again. Let it do so first: whoever signs in next must not end up here.
    flushSync(() => void signOut(refreshToken));
    void navigate(ROUTES.signIn);
    // The header of every page can sign out, and must not make all of them wait for the texts of forms.
    void loadTexts(['messages']).then(
      () => toast.success(i18n.t('signedOut', { ns: 'messages' })),
      // The screen says it as well.
      () => undefined,
    );
  };
}
