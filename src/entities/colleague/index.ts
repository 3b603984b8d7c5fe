export {
  useGetColleaguesQuery,
  useInviteColleagueMutation,
  useRemoveColleagueMutation,
  useWithdrawInvitationMutation,
} from './api/colleagueApi';
