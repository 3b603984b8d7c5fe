import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** A bug, or a chunk that did not load on a poor line: one way out of both is to load the page again. */
export function RouteCrash() {
  const { t } = useTranslation();

  return (
    <Container maxWidth="sm" role="alert" sx={{ py: 10, textAlign: 'center' }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {t('crashTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('crashBody')}
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </Container>
  );
}
