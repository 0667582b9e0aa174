/** Light or dark, before anything is drawn: as it was chosen here, else as the system has it. */
try {
  const theme = localStorage.getItem('starlanes/docs-theme');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
} catch {
  // A browser that keeps nothing shows what the system has.
}
