/** The hero's three samples. Short on purpose: the panel shows twelve lines of 40 characters. */
export const codeSamples = [
  {
    id: "frontend",
    label: "Frontend",
    code: `export function Gate({ idea }: Props) {
  const product = useCraft(idea);

  return (
    <Launch on="time" with={product}>
      {product.screens.map((screen) => (
        <Screen key={screen.id} {...screen} />
      ))}
    </Launch>
  );
}`,
  },
  {
    id: "backend",
    label: "Backend",
    code: `app.post("/orders", async (request) => {
  const order = parse(Order, request.body);

  return store.transaction(async (tx) => {
    await tx.reserve(order.items);
    const saved = await tx.insert(order);
    await tx.queue("receipt", saved.id);
    return saved; // all of it, or none
  });
});`,
  },
  {
    id: "database",
    label: "Database",
    code: `create index orders_open
  on orders (customer_id, placed_at desc)
  where shipped_at is null;

select customer_id, count(*) as waiting
from orders
where shipped_at is null
group by customer_id
having count(*) > 3
order by waiting desc;`,
  },
] as const;
