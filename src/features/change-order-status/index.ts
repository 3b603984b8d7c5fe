export { useMoveOrders } from './model/useMoveOrders';
export { ManyStatusMenu } from './ui/ManyStatusMenu';
export { MoveReport } from './ui/MoveReport';
export { StatusMenu } from './ui/StatusMenu';
