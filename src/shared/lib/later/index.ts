export { forgetFailures, later } from './later';
export { arrive, setOut } from './onItsWay';
