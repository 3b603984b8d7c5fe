import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { retryFailedLoads } from '@/shared/lib/lazy';
import { PageLoading } from '@/shared/ui/page-state';
import { PageTitle } from '@/shared/ui/page-title';

import { checkConnection, useIsConnectionLost } from '../offline/connection';

/** Shows an error instead of the screen after a bug, or if a chunk failed to load. Any other address works again. */
export function RouteErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <ErrorBoundary visit={key}>{children}</ErrorBoundary>;
}

interface ErrorBoundaryProps {
  visit: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  visit: string;
  error: Error | null;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { visit: this.props.visit, error: null };

  static getDerivedStateFromError = (error: Error) => ({ error });

  static getDerivedStateFromProps = ({ visit }: ErrorBoundaryProps, state: ErrorBoundaryState) =>
    visit === state.visit ? null : { visit, error: null };

  override componentDidCatch() {
    retryFailedLoads();
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorNotice isChunkMissing={error.name === 'ChunkLoadError'} /> : this.props.children;
  }
}

/**
 * After an update the old chunks are gone, and a reload gets the new ones. If the page was reloaded within the last minute without success,
 * the person decides.
 */
const canReloadHelp = () =>
  performance.now() > JUST_NOW_MS ||
  performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type !== 'reload');
const JUST_NOW_MS = 60_000;

/** Reloads the page if a chunk is missing: immediately, or as soon as a lost connection is back. */
function useAutoReload(isChunkMissing: boolean) {
  const isConnectionLost = useIsConnectionLost();
  const [isWaiting, setIsWaiting] = useState(false);
  if (isChunkMissing && isConnectionLost && !isWaiting) setIsWaiting(true);
  const isReloading = isChunkMissing && !isConnectionLost && (isWaiting || canReloadHelp());

  useEffect(() => {
    if (!isReloading) return;
    let isLeft = false;
    // A lost connection may not have been noticed so far.
    void checkConnection().then((isReached) => isReached && !isLeft && window.location.reload());
    return () => {
      isLeft = true;
    };
  }, [isReloading]);
  return { isWaiting, isReloading };
}

function ErrorNotice({ isChunkMissing }: { isChunkMissing: boolean }) {
  const { t } = useTranslation();
  const { isWaiting, isReloading } = useAutoReload(isChunkMissing);

  if (isReloading) return <PageLoading />;
  const title = t(isWaiting ? 'offline' : 'crashTitle');
  return (
    <Container
      maxWidth="sm"
      role="alert"
      sx={{ py: 10, minHeight: 'var(--window-height)', textAlign: 'center', 'main &': INSIDE }}
    >
      <PageTitle title={title} />
      <Typography variant="h4" component="h1" gutterBottom>
        {title}
      </Typography>
      {!isWaiting && (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t('crashBody')}
        </Typography>
      )}
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </Container>
  );
}

/** Between header and footer the error need not fill the window. */
const INSIDE = { minHeight: 0 };
