{
  const { dataset } = document.documentElement;
  const { effectiveType, saveData } = navigator.connection ?? {};
  dataset.line = saveData || effectiveType;
  dataset.colorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  try {
    const chosen = localStorage.getItem('mui-mode');
    if (/dark|light/.test(chosen)) dataset.colorScheme = chosen;
  } catch {
    // A browser that blocks cookies keeps no choice.
  }
}
