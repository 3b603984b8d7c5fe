ALTER TYPE "public"."notification_kind" ADD VALUE 'payment_failed';
--> statement-breakpoint
-- Whatever the pharmacy chose to hear of: the goods are out of the house, and nobody has paid for them.
CREATE FUNCTION notify_of_failed_payment() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (pharmacy_id, kind, order_id) VALUES (NEW.pharmacy_id, 'payment_failed', NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_notify_of_failed_payment AFTER UPDATE OF payment_status ON orders FOR EACH ROW
WHEN (NEW.payment_status = 'failed' AND OLD.payment_status <> 'failed')
EXECUTE FUNCTION notify_of_failed_payment();
