// Of 5 MB each.
const maxUploads = 8;
const maxOfClient = 2;

/** Counts the files that are being uploaded or stored, so that they cannot fill the memory. */
export function countUploads() {
  const clients: string[] = [];
  /**
   * @returns `begin` says whether one more may be kept; `end` is called when it is stored or given up, also
   *   without having begun
   */
  return (client: string) => {
    let isCounted = false;
    return {
      begin(): boolean {
        const own = clients.filter((other) => other === client).length;
        if (isCounted || clients.length >= maxUploads || own >= maxOfClient) return isCounted;
        return (isCounted = clients.push(client) > 0);
      },
      end(): void {
        if (isCounted) clients.splice(clients.indexOf(client), 1);
        isCounted = false;
      },
    };
  };
}
