export { ColleagueList } from './ui/ColleagueList';
export { Invitations } from './ui/Invitations';
