export { renderApp } from './renderApp';
export { server } from './server';
export { startTexts } from './startTexts';
