{
  const { dataset } = document.documentElement;
  const { effectiveType, saveData } = navigator.connection ?? {};
  dataset.line = saveData || effectiveType;
  dataset.colorScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const tell = ({ target }) => {
    if (target.defer) document.getElementById('lost').hidden = false;
  };
  addEventListener('error', tell, true);
  try {
    const chosen = localStorage.getItem('mui-mode');
    if (/dark|light/.test(chosen)) dataset.colorScheme = chosen;
  } catch {
    // Cookies are blocked.
  }
}
