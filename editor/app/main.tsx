import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import "./app.css";
import { keepFocus } from "./keep-focus.ts";

keepFocus();
const root = document.getElementById("app");
if (root) createRoot(root).render(<App />);
