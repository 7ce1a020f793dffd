// Sets the hour of the day before anything is painted, so that the page never flashes.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('cumuli.theme');
  } catch (error) {
    theme = null;
  }
  if (!/^(day|sunset|moonlight|contrast)$/.test(theme || '')) {
    theme = matchMedia('(prefers-contrast: more)').matches
      ? 'contrast'
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'moonlight'
        : 'day';
  }
  document.documentElement.dataset.theme = theme;
})();
