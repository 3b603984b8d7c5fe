import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const QUESTIONS = ['prescription', 'delivery', 'returns', 'payment', 'join'] as const;

export function Questions() {
  const { t } = useTranslation('contact');
  const id = useId();

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('faq.title')}
      </Typography>
      {QUESTIONS.map((question) => (
        <Accordion key={question} variant="outlined" disableGutters>
          <AccordionSummary
            id={`${id}-${question}`}
            aria-controls={`${id}-${question}-answer`}
            expandIcon={<ExpandMoreIcon />}
          >
            <Typography component="span" sx={{ fontWeight: 500 }}>
              {t(`faq.${question}`)}
            </Typography>
          </AccordionSummary>
          <AccordionDetails sx={{ color: 'text.secondary', lineHeight: 1.7 }}>
            {t(`faq.${question}Answer`)}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
