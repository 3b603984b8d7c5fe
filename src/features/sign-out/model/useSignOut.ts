import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useSignOutMutation } from '@/entities/user';
import { ROUTES } from '@/shared/config';
import { loadTexts } from '@/shared/i18n';
import { useToast } from '@/shared/lib/toast';
import { selectRefreshToken } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

/** Ends the session here and on the server, shows a toast and goes to the sign-in page. */
export function useSignOut() {
  const refreshToken = useAppSelector(selectRefreshToken);
  const [signOut] = useSignOutMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const { i18n } = useTranslation();

  return () => {
    // Without a session, a protected page sends its guest to sign in and back again. `flushSync` makes that happen before we go to the
    // sign-in page ourselves, so that the next person to sign in is not led back here.
    flushSync(() => void signOut(refreshToken));
    void navigate(ROUTES.signIn);
    // Loaded only now, because every page can sign out and should not load the texts of forms for that.
    void loadTexts(['messages']).then(
      () => toast.success(i18n.t('signedOut', { ns: 'messages' })),
      // The sign-in page shows that nobody is signed in, so a missing toast does no harm.
      () => undefined,
    );
  };
}
