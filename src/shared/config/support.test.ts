it('says where people write for help as the page does, which the server has from its operator', async () => {
  document.head.innerHTML = '<meta name="support" content="help@dawaya.eg">';

  jest.resetModules();
  const { supportEmail } = await import('./support');

  expect(supportEmail()).toBe('help@dawaya.eg');
});
